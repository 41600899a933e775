import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    '.reports/',
    'package/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  ...astro.configs.recommended,
  {
    plugins: { '@stylistic': stylistic },
    rules: {
      // Prettier sees to the code; comments are left to their authors.
      '@stylistic/max-len': [
        'error',
        { comments: 100, code: Number.MAX_SAFE_INTEGER, ignoreUrls: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression',
          message:
            'A double cast only silences the compiler; give the value its type where it is made.',
        },
      ],
      // TypeScript finds names that do not exist.
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    // A forgotten `await` makes a browser test pass without having looked.
    files: ['e2e/**/*.ts', 'scripts/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
);
