// Fills an empty database with the news of NEWS_FILE and lets everybody read them.
const { readFileSync } = require('node:fs');

const NEWS = 'api::news-item.news-item';

async function fill(strapi) {
  const news = JSON.parse(readFileSync(process.env.NEWS_FILE, 'utf8'));
  for (const item of news) await strapi.documents(NEWS).create({ data: item, status: 'published' });
}

async function letEverybodyRead(strapi) {
  const everybody = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
  await strapi.db
    .query('plugin::users-permissions.permission')
    .create({ data: { action: `${NEWS}.find`, role: everybody.id } });
}

module.exports = {
  async bootstrap({ strapi }) {
    if ((await strapi.documents(NEWS).count({})) > 0) return;
    await letEverybodyRead(strapi);
    await fill(strapi);
  },
};
