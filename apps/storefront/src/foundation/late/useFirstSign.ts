import { useEffect, useRef } from "react"
import { atFirstSign } from "./atFirstSign.ts"

/** Calls once, at the first pointer, touch, key or scroll. */
export const useFirstSign = (act: () => void): void => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => atFirstSign(() => latest.current()), [])
}
