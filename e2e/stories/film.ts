import type { Page } from '@playwright/test';

/** Records a one-second video of a canvas in the browser. Returns it as a file to upload. */
export async function filmOf(page: Page, name: string) {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/mp4;codecs=vp9' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.start();
    let frame = 0;
    const painting = setInterval(() => {
      if (brush) brush.fillStyle = frame % 2 ? 'teal' : 'white';
      brush?.fillRect(0, 0, 64, 48);
      frame += 1;
    }, 50);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    clearInterval(painting);
    await new Promise((resolve) => {
      recorder.onstop = resolve;
      recorder.stop();
    });
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name, mimeType: 'video/mp4', buffer: Buffer.from(bytes) };
}
