import type { Command } from '../define.ts';
import { approveStockTake } from './approve-stock-take.ts';
import { adjustLot, disposeLot, transferLot, undoDisposeLot } from './move-lots.ts';
import { receiveStock } from './receive-stock.ts';
import { cancelStockTake, finishStockTake, recordStockTake, startStockTake } from './stock-takes.ts';
import { undoStockUse, useStock } from './use-stock.ts';

export const stockCommands: readonly Command[] = [
  receiveStock,
  useStock,
  undoStockUse,
  disposeLot,
  undoDisposeLot,
  adjustLot,
  transferLot,
  startStockTake,
  recordStockTake,
  finishStockTake,
  cancelStockTake,
  approveStockTake,
];
