const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::news-item.news-item');
