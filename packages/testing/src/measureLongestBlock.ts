import { setImmediate } from "node:timers/promises"

/**
 * Measures the longest time for which this thread blocked the event loop during `work`. Measures CPU time in milliseconds, so that tests do
 * not fail on a busy machine.
 */
export const measureLongestBlock = async (work: () => Promise<unknown>): Promise<number> => {
  await setImmediate()
  let [longest, isOver, last] = [0, false, process.threadCpuUsage()]
  const watching = (async () => {
    while (!isOver) {
      await setImmediate()
      const now = process.threadCpuUsage()
      longest = Math.max(longest, (now.user - last.user + now.system - last.system) / 1000)
      last = now
    }
  })()
  try {
    await work()
  } finally {
    isOver = true
    await watching
  }
  return longest
}
