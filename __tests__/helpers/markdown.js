// Markdown files arrive as their text, as webpack hands them over.
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
