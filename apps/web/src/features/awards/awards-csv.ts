import { awardDayTypes, payOf, percentageOf, rateOn } from '@operatory/domain';
import { csvHeader, csvLine } from '@operatory/resource';
import { saveFile } from '#downloads/save-file.ts';
import type { AwardLevel } from './award-data.ts';
import { ageText } from './award-words.ts';

/**
 * A CSV file of all pay points, with the base and the pay for each kind of day on a given date. Its first
 * six columns are those of an import.
 */
export function awardRatesCsv(levels: readonly AwardLevel[], day: string): string {
  return [
    csvHeader([
      'Level',
      'Service type',
      'Pay point',
      'Age',
      'Base hourly rate',
      'From',
      ...awardDayTypes.filter(({ column }) => column !== null).map(({ label }) => label),
    ]),
    ...levels.flatMap((level) =>
      level.employee_award_sub_levels.map((point) => {
        const rate = rateOn(point.employee_award_rates, day);
        return csvLine([
          level.name,
          level.service_type ?? '',
          point.pay_point ?? '',
          ageText(point.age),
          rate?.base_price ?? '',
          rate?.effective_from ?? '',
          ...awardDayTypes
            .filter(({ column }) => column !== null)
            .map(({ value }) => (rate && payOf(rate.base_price, percentageOf(level, value))) ?? ''),
        ]);
      }),
    ),
  ].join('');
}

export function saveAwardRates(levels: readonly AwardLevel[], day: string): void {
  saveFile('AwardRates.csv', new Blob([awardRatesCsv(levels, day)], { type: 'text/csv;charset=utf-8' }));
}
