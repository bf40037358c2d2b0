/** Starts the jobs in order and runs as many at once as there are lanes. Rejects with the error of the first job that fails. */
export const runInLanes = async (lanes: number, jobs: ReadonlyArray<() => Promise<unknown>>): Promise<void> => {
  const waiting = [...jobs]
  const runLane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
}
