import { Skeleton } from '@mantine/core';
import classes from './role-matrix.module.css';

export function MatrixSkeleton() {
  return (
    <div className={classes.frame} aria-busy aria-label="Loading" role="status">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={classes.waiting}>
          <Skeleton height={14} width={`${28 + ((index * 7) % 20)}%`} />
          <Skeleton height={16} width={16} />
          <Skeleton height={16} width={16} />
          <Skeleton height={16} width={16} />
          <Skeleton height={16} width={16} />
        </div>
      ))}
    </div>
  );
}
