// @ts-check

/** Type-aware rules of the whole workspace, on top of typescript-eslint's strict set. */
const typed = {
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/consistent-type-exports': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],

  // An empty class with a decorator is a Nest module.
  '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  // Routes answer with a thrown Response or data().
  '@typescript-eslint/only-throw-error': [
    'error',
    {
      allow: [
        { from: 'lib', name: 'Response' },
        { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
      ],
    },
  ],
  // React ignores what a handler returns; a rejected one reaches the reporter of unhandled rejections.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // Short callbacks may return what they call; whoever calls them ignores it.
  '@typescript-eslint/no-confusing-void-expression': 'off',
  '@typescript-eslint/no-meaningless-void-operator': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-unnecessary-condition': [
    'error',
    { allowConstantLoopConditions: 'only-allowed-literals' },
  ],

  // Records keyed by a name and `require.cache` are cleared so.
  '@typescript-eslint/no-dynamic-delete': 'off',
  // A class is also the name under which Nest injects what has its shape.
  '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'file', name: 'ApiConfig' }] }],
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // Enums are other people's here (`erasableSyntaxOnly`), and theirs are plain strings and numbers.
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
  // `http.get<Menu>(path)` names the shape of an answer; the compiler cannot infer it.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  // An async function without await still turns a throw into a rejection, which its interface promises.
  '@typescript-eslint/require-await': 'off',
};

/** Rules that need no types, for every file. */
const plain = {
  eqeqeq: 'error',
  'no-console': ['error', { allow: ['warn', 'error'] }],
  'object-shorthand': 'error',
  'prefer-template': 'error',
  'no-restricted-exports': [
    'error',
    { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
  ],
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
};

const SKIPPED = 'A test that does not run protects nothing.';
const SLEEP = 'Wait for what happens, not for time.';

const tests = {
  // Answers of a server under test are read as they come.
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/no-empty-function': 'off',
  '@typescript-eslint/unbound-method': 'off',
  'max-lines': 'off',
  'no-restricted-syntax': [
    'error',
    {
      selector:
        'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|failing)$/]',
      message: SKIPPED,
    },
    { selector: 'CallExpression[callee.name=/^(xit|xdescribe|xtest|fit|fdescribe)$/]', message: SKIPPED },
    { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: SLEEP },
    {
      selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
      message: SLEEP,
    },
  ],
};

/** Of any page: the browser's own number understands the comma of some languages only, and leaves it out in the others. */
export const NATIVE_NUMBER = {
  selector: 'JSXAttribute[name.name="type"][value.value="number"]',
  message: 'Take a text with inputMode and readNumber of @polden/ru: «9,5» would become 95.',
};

/** Controls of public pages: a person may fill them in before the scripts come. Beside these selectors others stand in `boundaries`. */
export const CONTROLS = [
  NATIVE_NUMBER,
  {
    selector:
      'JSXOpeningElement[name.name=/^(input|select|textarea)$/]' +
      ':not(:has(> JSXAttribute[name.name="ref"]))' +
      ':not(:has(> JSXAttribute[name.name="type"][value.value="hidden"]))' +
      // Shut until the scripts are there.
      ':not(:has(> JSXAttribute[name.name="disabled"][value.expression.argument.name="hydrated"]))',
    message:
      'Take a field of @polden/ui, or give `takeOver` as its ref: what was typed before the scripts is lost.',
  },
  {
    selector: 'JSXOpeningElement[name.name=/^(Form|fetcher.Form)$/]:has(> JSXAttribute[name.name="method"])',
    message: 'Take ActionForm of @polden/ui: a second click is the same submit.',
  },
];

const controls = { 'no-restricted-syntax': ['error', ...CONTROLS] };

const TOO_NEW = 'Browsers that pages are built for (libs/mfe-build/src/browsers.ts) do not know it yet.';
const TOO_NEW_APIS = [
  { object: 'URL', property: 'parse', message: `${TOO_NEW} Take parseUrl of @polden/ru.` },
  { object: 'Promise', property: 'try', message: TOO_NEW },
  { object: 'RegExp', property: 'escape', message: TOO_NEW },
];

/** Nothing is polyfilled: what the oldest browser lacks fails there alone, where no test of ours looks. */
const browserApis = { 'no-restricted-properties': ['error', ...TOO_NEW_APIS] };

/** What all visitors share is read by the one function whose answers outlive an outage of the API. */
const publicReads = {
  'no-restricted-properties': [
    'error',
    ...TOO_NEW_APIS,
    {
      object: 'http',
      property: 'get',
      message:
        'Take readCached of @polden/http: its answers are kept for when the API is away. What is one visitor’s own belongs in one of the files that `house/reads` names.',
    },
  ],
};

/** Statements, and parts of them. */
const SQL =
  '/^\\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|LISTEN|ANALYZE|WHERE|ORDER BY)\\s|\\(SELECT\\s|\\sAT TIME ZONE\\s/';
const SQL_ELSEWHERE = 'SQL stands in a *.repository.ts: give the statement a name that reads as a sentence.';
/** Of TypeORM's own, called on a `manager`. */
const READS_AND_WRITES =
  '/^(find\\w*|exists\\w*|count\\w*|save|insert|update|upsert|delete|remove|increment|decrement|getRepository)$/';

const sql = {
  'no-restricted-syntax': [
    'error',
    {
      selector: 'CallExpression[callee.property.name=/^(query|createQueryBuilder)$/]',
      message: SQL_ELSEWHERE,
    },
    ...['name', 'property.name'].map((name) => ({
      selector: `CallExpression[callee.object.${name}="manager"][callee.property.name=${READS_AND_WRITES}]`,
      message: SQL_ELSEWHERE,
    })),
    { selector: 'ImportSpecifier[imported.name="InjectRepository"]', message: SQL_ELSEWHERE },
    { selector: `Literal[value=${SQL}]`, message: SQL_ELSEWHERE },
    { selector: `TemplateElement[value.raw=${SQL}]`, message: SQL_ELSEWHERE },
  ],
};

const OF_RU = 'Take formatNumber, formatDate, compareRussian, MOSCOW_ZONE and the like of @polden/ru.';
const OWN_FORMATS = [
  'NewExpression[callee.object.name="Intl"][callee.property.name=/^(NumberFormat|DateTimeFormat|Collator)$/] > Literal[value=/^ru/]',
  'CallExpression[callee.property.name=/^toLocale\\w*String$/] > Literal[value=/^ru/]',
  ':matches(Literal[value=/Europe.Moscow|^\\+03:00$/], TemplateElement[value.raw=/Europe.Moscow|\\+03:00/])',
];

/** How numbers, dates and names are written, and Moscow's clock, are said once. A rule of its own: `no-restricted-syntax` is set elsewhere for the same files. */
const formats = {
  rules: {
    formats: {
      /** @param {import('eslint').Rule.RuleContext} context */
      create: (context) =>
        Object.fromEntries(
          OWN_FORMATS.map((selector) => [
            selector,
            (/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message: OF_RU }),
          ]),
        ),
    },
  },
};

/** What a release throws is an error of its own realm, which no class of ours knows. */
const realms = {
  'no-restricted-syntax': [
    'error',
    {
      selector:
        'BinaryExpression[operator="instanceof"][right.name=/^(Error|TypeError|RangeError|Promise|Array|Object)$/]',
      message:
        'Take messageOf, stackOf or asError of @polden/mfe-release: code of a release has its own classes.',
    },
  ],
};

/** @param {object} rules */
const asRules = (rules) => /** @type {import('eslint').Linter.RulesRecord} */ (rules);

/** @type {import('eslint').Linter.Config[]} */
export const houseRules = [
  { name: 'house/types', files: ['**/*.{ts,tsx}'], rules: asRules(typed) },
  { name: 'house/plain', rules: asRules(plain) },
  {
    name: 'house/controls',
    files: ['shell/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx'],
    rules: asRules(controls),
  },
  {
    name: 'house/browser-apis',
    files: ['{mfe-*,libs/*}/src/**/*.{ts,tsx}', 'shell/src/{app,client}/**/*.{ts,tsx}'],
    ignores: ['libs/{mfe-build,mfe-release}/**'],
    rules: asRules(browserApis),
  },
  {
    name: 'house/reads',
    files: ['mfe-*/src/**/*.ts'],
    ignores: ['mfe-admin/**', '**/*.spec.ts', '**/testing/**', '**/{loan-request,account,own-data}.api.ts'],
    rules: asRules(publicReads),
  },
  {
    name: 'house/sql',
    files: ['services/api/src/**/*.ts'],
    ignores: ['**/*.repository.ts', '**/core/database/**', '**/migrations/**'],
    rules: asRules(sql),
  },
  {
    name: 'house/formats',
    files: ['**/*.{ts,tsx}'],
    ignores: ['libs/ru/**', '**/migrations/**', '**/*.spec.*', '**/*.int-spec.*', '**/{e2e,testing}/**'],
    plugins: { house: formats },
    rules: { 'house/formats': 'error' },
  },
  {
    name: 'house/realms',
    files: ['shell/src/server/**/*.ts', 'libs/mfe-release/src/{inspect,pack}/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: asRules(realms),
  },
  {
    name: 'house/tests',
    files: ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/{e2e,testing}/**/*.{ts,tsx}'],
    rules: asRules(tests),
  },
  {
    name: 'house/terminal',
    files: [
      'libs/mfe-build/src/**',
      'libs/mfe-release/src/cli{.ts,/**}',
      'services/*/src/cli/**',
      'shell/src/server/releases/leaks/**',
      'shell/src/**/*.proof.ts',
      '**/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'house/tools',
    ignores: ['**/src/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Jest, webpack and the like ask for a default export.
    name: 'house/configuration',
    files: ['**/*.config.{ts,mjs,js,cjs}', '**/*.d.ts', 'deploy/testing/**'],
    rules: { 'no-restricted-exports': 'off' },
  },
];
