// Makes the collection of a running Directus, fills it, and lets everybody read it: `node fill.mjs ADDRESS NEWS_FILE`,
// with the administrator's ADMIN_TOKEN. Without a licence key a permission has no rule, so readers name the status.
import { readFileSync } from 'node:fs';

const [address, file] = process.argv.slice(2);
const BATCH = 100;

async function call(method, path, body) {
  const headers = { authorization: `Bearer ${process.env.ADMIN_TOKEN}`, 'content-type': 'application/json' };
  const response = await fetch(`${address}${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text && JSON.parse(text).data;
}

const field = (name, type, schema = {}) => ({ field: name, type, schema: { is_nullable: false, ...schema }, meta: {} });

await call('POST', '/collections', {
  collection: 'news',
  schema: {},
  meta: {},
  fields: [
    { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true }, meta: { hidden: true } },
    field('status', 'string', { is_indexed: true }),
    field('slug', 'string', { is_unique: true }),
    field('title', 'string'),
    field('excerpt', 'text'),
    field('topic', 'string'),
    field('date', 'date', { is_indexed: true }),
    field('text', 'text'),
  ],
});

const news = JSON.parse(readFileSync(file, 'utf8')).map((item) => ({ ...item, status: 'published' }));
for (let from = 0; from < news.length; from += BATCH) await call('POST', '/items/news', news.slice(from, from + BATCH));

const policies = await call('GET', '/policies?fields=id,name&limit=-1');
const everybody = policies.find(({ name }) => name === '$t:public_label');
await call('POST', '/permissions', { policy: everybody.id, collection: 'news', action: 'read', fields: ['*'] });
