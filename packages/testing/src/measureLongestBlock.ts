import { setImmediate } from "node:timers/promises"

/**
 * Measures how long this thread blocked the event loop at most during `work`, in milliseconds of its processor time, so that a busy machine
 * does not fail tests.
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
