const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::news-item.news-item');
