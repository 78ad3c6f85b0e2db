// The news that every server is filled with: `node news.mjs json` prints them for the peers, `node news.mjs sql` prints
// the statements that put them into Plon's table, and `node news.mjs sqlite FILE` runs these on a SQLite file.
const COUNT = 1000;
const TOPICS = ['fields', 'crops', 'packs', 'weather', 'rewards'];
const DAY = 24 * 60 * 60 * 1000;
const NEWEST = Date.UTC(2025, 9, 1);

const SENTENCES = [
  'Od listopada punkty za zakupy liczą się do nowego sezonu.',
  'Sprawdź, co zostaje po staremu, a co jest nowe.',
  'Faktury zgłosisz z telefonu w kilka chwil.',
  'Punkty z poprzednich sezonów zostają na Twoim koncie.',
  'Nagrody zamówisz także w drodze na pole.',
];

const sentences = (from, count) => Array.from({ length: count }, (_, at) => SENTENCES[(from + at) % SENTENCES.length]);

function item(number) {
  return {
    slug: `wiadomosc-${number}`,
    title: `Wiadomość ${number}: ${SENTENCES[number % SENTENCES.length]}`,
    excerpt: sentences(number, 2).join(' '),
    topic: TOPICS[number % TOPICS.length],
    date: new Date(NEWEST - (COUNT - number) * DAY).toISOString().slice(0, 10),
    text: sentences(number, 15).map((sentence) => `<p>${sentence}</p>`).join(''),
  };
}

const news = Array.from({ length: COUNT }, (_, number) => item(number));
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

function values({ slug, title, excerpt, topic, date, text }) {
  const texts = [slug, 'program.retail', 'published', date, topic, title, excerpt, text, title.toLowerCase()];
  return `(${texts.map(quoted).join(', ')})`;
}

const sql = () => `DELETE FROM news;
INSERT INTO news (slug, audience, status, published_on, topic, title, summary, text, search_key) VALUES
${news.map(values).join(',\n')};
`;

const [kind, file] = process.argv.slice(2);
if (kind === 'json') {
  console.log(JSON.stringify(news));
} else if (kind === 'sql') {
  console.log(sql());
} else {
  const { DatabaseSync } = await import('node:sqlite');
  new DatabaseSync(file).exec(sql());
}
