import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { withLock } from '../embedded/lock.ts';
import { placeOf } from '../embedded/place.ts';
import { startEmbedded } from '../embedded/start.ts';
import { testFolder } from './test-folder.ts';

/**
 * The folder of a cluster of the caller's own, one for each name and checkout: a copy of one that was made once, since
 * initdb takes two seconds and a copy a tenth of one. What an earlier run left in it is kept.
 */
export async function ownCluster(name: string): Promise<string> {
  const dataDir = testFolder(`http-${name}`);
  const own = placeOf(dataDir);
  const model = placeOf(testFolder('model'));
  await withLock(`${model.base}/copy.lock`, async () => {
    if (existsSync(own.data)) return;
    if (!existsSync(`${model.base}/whole`)) {
      const cluster = await startEmbedded({ dataDir: testFolder('model'), settings: { fsync: 'off' } });
      await cluster.stop();
      writeFileSync(`${model.base}/whole`, '');
    }
    cpSync(model.secrets, own.secrets);
    // With its owner and modes, as `cp` does; beside its place first: a copy that breaks off is nobody's cluster.
    rmSync(`${own.data}.copy`, { recursive: true, force: true });
    execFileSync('cp', ['-a', model.data, `${own.data}.copy`]);
    renameSync(`${own.data}.copy`, own.data);
  });
  return dataDir;
}
