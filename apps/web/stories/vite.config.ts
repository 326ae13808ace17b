import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A build of its own, so that no file of the application is another because of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/stories/',
  publicDir: false,
  plugins: [react()],
  build: { outDir: 'dist', sourcemap: false, chunkSizeWarningLimit: 5_000 },
});
