/** Rows that one statement deletes at most, so that none holds others up for long. */
const AT_ONCE = 5000

/** Repeats a deletion of so many rows at most until it finds fewer. It answers how many it deleted. */
export const deleteInBatches = async (deleteSome: (atMost: number) => Promise<bigint | number | undefined>): Promise<void> => {
  let deleted: number
  do deleted = Number((await deleteSome(AT_ONCE)) ?? 0)
  while (deleted === AT_ONCE)
}
