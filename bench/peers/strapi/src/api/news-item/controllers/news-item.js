const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::news-item.news-item');
