import { type ComponentType, useEffect, useRef, useState } from "react"

/** A component that comes with its own chunk when it is first wished; null until then. `fail` hears of it when the chunk cannot be had. */
export const useLateComponent = (
  isWanted: boolean,
  load: () => Promise<{ readonly default: ComponentType }>,
  fail: () => void
): ComponentType | null => {
  const [Component, setComponent] = useState<ComponentType | null>(null)
  const latest = useRef({ load, fail })
  useEffect(() => {
    latest.current = { load, fail }
  })
  useEffect(() => {
    if (!isWanted || Component !== null) return
    const { load, fail } = latest.current
    load().then(
      (module) => setComponent(() => module.default),
      () => fail()
    )
  }, [isWanted, Component])
  return Component
}
