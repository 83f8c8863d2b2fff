/** What the parcel page offers to choose between when no setting says otherwise (r§2). */
export const usualCarriers = [
  '택배사 A',
  '택배사 B',
  '택배사 C',
  '택배사 D',
  '택배조회 서비스',
  '우체국',
] as const
