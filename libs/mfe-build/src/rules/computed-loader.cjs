const { dirname } = require('node:path');
const { pathToFileURL } = require('node:url');

let runs = 0;

/** The values that a module exports, in the place of the code that makes them. */
module.exports = function computed() {
  const done = this.async();
  for (const folder of foldersOf(this)) this.addContextDependency(folder);
  // A build that watches takes it anew.
  import(`${pathToFileURL(this.resourcePath)}?run=${(runs += 1)}`).then((values) => {
    const lines = Object.entries(values).map(
      ([name, value]) => `export const ${name} = ${literal(name, value)};`,
    );
    done(null, lines.join('\n'));
  }, done);
};

/** It may read anything of the libraries. */
function foldersOf({ resourcePath }) {
  return [dirname(dirname(dirname(resourcePath)))];
}

function literal(name, value) {
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`${name} is computed when it is built, and can be no function`);
  return text;
}
