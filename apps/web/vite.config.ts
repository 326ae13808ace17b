import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT || 4000}`;
// The tenant is read from the Host header, so the proxy must keep it.
const proxied = { target: api, changeOrigin: false, ws: true };

/** Not of GraphiQL, which has as many parts of its own and is a page for developers. */
const ofTheScreens = (id: string) => !/node_modules\/(@graphiql|graphiql|graphql|codemirror|monaco)/.test(id);

/** While developing, what the API writes into the page that it serves. */
const baseHost: Plugin = {
  name: 'base-host',
  apply: 'serve',
  transformIndexHtml: (page) => page.replace('%BASE_HOST%', process.env.BASE_HOST ?? 'localhost'),
};

/** The page's own styles begin with the library's, which those of the shared file overrule: so they come first. */
const libraryFirst: Plugin = {
  name: 'library-styles-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const [shared] = /\s*<link rel="stylesheet"[^>]*\/shared-[^>]*>/.exec(page) ?? [];
      const [own] = /\s*<link rel="stylesheet"[^>]*\/index-[^>]*>/.exec(page) ?? [];
      return shared && own ? page.replace(shared, '').replace(own, () => own + shared) : page;
    },
  },
};

export default defineConfig({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react(), baseHost, libraryFirst],
  build: {
    outDir: 'dist',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['index.html', 'graphiql.html'],
      // What most screens share comes in one file, not in a hundred: each file costs a question and an answer.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 8, test: ofTheScreens }] } },
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
