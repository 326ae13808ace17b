import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { addresses } from './build-steps/addresses.ts';
import { compressed } from './build-steps/compressed.ts';
import { preloads } from './build-steps/preloads.ts';
import { shellWeight } from './build-steps/shell-weight.ts';
import { website } from './build-steps/website.ts';
import { websiteInDevelopment } from './build-steps/website-in-development.ts';

const api = `http://127.0.0.1:${process.env.PORT || 4000}`;
// The API takes the tenant from the Host header, so the proxy must not change it.
const proxied = { target: api, changeOrigin: false, ws: true };

/** Excludes GraphiQL and its libraries, which only one page for developers needs. */
const ofTheScreens = (id: string) => !/node_modules\/(@graphiql|graphiql|graphql|codemirror|monaco)/.test(id);

/**
 * Modules that every page needs first: the routes without the contents of their screens. A file whose name
 * starts with `-` is a part of a screen.
 */
const ofEveryPage = /\/src\/(providers\.tsx|router\.ts|routes\/(?:[^?/]+\/)*[^?/-][^?/]*)$/;
/** The shell around every screen, and the first screen. */
const ofTheShell = /\/src\/routes\/dashboard(\/index)?\.tsx\?/;

/** Inserts the base host into the page during development, as the API does in production. */
const baseHost: Plugin = {
  name: 'base-host',
  apply: 'serve',
  transformIndexHtml: (page) => page.replace('%BASE_HOST%', process.env.BASE_HOST ?? 'localhost'),
};

/** Puts the library's styles first in the page, because all others override them. */
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
    addresses,
    compressed,
    shellWeight,
    website,
    websiteInDevelopment(api),
  ],
  build: {
    outDir: 'dist',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['index.html', 'graphiql.html'],
      // Modules that most screens share are in one file, because each further file takes a round trip.
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
    // The URL with this port has already been printed, so another port is no substitute.
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
    // The styles of the public pages are part of their HTML, so tests need their text.
    css: { include: /website\.css/ },
    // Isolated files would each import the screens again, which takes longer than the tests.
    isolate: false,
    // The timeout is only for tests that hang, and long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
} as Parameters<typeof defineConfig>[0]);
