import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A separate build, so that the stories do not change the files of the application. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/stories/',
  publicDir: false,
  plugins: [react()],
  build: { outDir: 'dist', sourcemap: false, chunkSizeWarningLimit: 5_000 },
});
