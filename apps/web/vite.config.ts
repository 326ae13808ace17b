import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './build-steps/compressed.ts';
import { preloads } from './build-steps/preloads.ts';
import { shellWeight } from './build-steps/shell-weight.ts';

const api = `http://127.0.0.1:${process.env.PORT || 4000}`;
// The tenant is read from the Host header, so the proxy must keep it.
const proxied = { target: api, changeOrigin: false, ws: true };

/** Not of GraphiQL, which has as many parts of its own and is a page for developers. */
const ofTheScreens = (id: string) => !/node_modules\/(@graphiql|graphiql|graphql|codemirror|monaco)/.test(id);

/** What each page begins with: the addresses and what all of them stand on, without what they show. */
const ofEveryPage = /\/src\/(providers\.tsx|router\.ts|routes\/[^?]+)$/;
/** What stands round every screen after sign-in, and the first of them. */
const ofTheShell = /\/src\/routes\/dashboard(\/index)?\.tsx\?/;

/** While developing, what the API writes into the page that it serves. */
const baseHost: Plugin = {
  name: 'base-host',
  apply: 'serve',
  transformIndexHtml: (page) => page.replace('%BASE_HOST%', process.env.BASE_HOST ?? 'localhost'),
};

/** The page's own styles begin with the library's, which all others overrule: so they come first. */
const libraryFirst: Plugin = {
  name: 'library-styles-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const [own] = /\s*<link rel="stylesheet"[^>]*\/index-[^>]*>/.exec(page) ?? [];
      const [others] = own ? (/\s*<link rel="stylesheet"/.exec(page.replace(own, '')) ?? []) : [];
      return own && others ? page.replace(own, '').replace(others, () => own + others) : page;
    },
  },
};

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    baseHost,
    libraryFirst,
    preloads,
    compressed,
    shellWeight,
  ],
  build: {
    outDir: 'dist',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['index.html', 'graphiql.html'],
      // What most screens share comes in one file, not in a hundred: each file costs a question and an answer.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: ofEveryPage, priority: 2 },
            { name: 'shell', test: ofTheShell, priority: 1 },
            { name: 'shared', minShareCount: 8, test: ofTheScreens },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT || 5173),
    // Its address was printed.
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: {
      '/v1': proxied,
      '/api': proxied,
      '/graphiql': proxied,
      '/dev': proxied,
      '/files': proxied,
      '/healthz': proxied,
    },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // To import the screens once more for each file takes four times as long as the tests.
    isolate: false,
    // These only end what hangs, on a slow and busy machine too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
} as Parameters<typeof defineConfig>[0]);
