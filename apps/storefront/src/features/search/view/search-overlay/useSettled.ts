import { useEffect, useState } from "react"

/** Time in ms that a line remains unchanged before it is announced: longer than the pause between two keys. */
const SETTLE_MS = 500

/**
 * The newest line once typing pauses. An equal line changes nothing, so that a live region announces it once.
 *
 * @param line - null while the answer is on its way: the last line stays.
 */
export const useSettled = (line: string | null): string => {
  const [settled, setSettled] = useState("")
  useEffect(() => {
    if (line === null) return
    const timer = setTimeout(() => setSettled(line), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [line])
  return settled
}
