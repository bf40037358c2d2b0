import { setImmediate } from "node:timers/promises"

/**
 * How long this thread computed between two turns of its event loop at most, while `work` was done: in milliseconds of its own processor time, so
 * that a busy machine fails nobody.
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
