module.exports = {presets: [['classic', {docs: {path: '../docs'}}]]};
