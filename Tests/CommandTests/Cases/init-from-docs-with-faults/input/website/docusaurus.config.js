module.exports = {
  title: 'Acme',
  url: 'https://acme.example',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  presets: [['classic', {docs: {path: '../docs'}}]],
};
