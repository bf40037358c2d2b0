import { useDeferredValue, useLayoutEffect, useState } from "react"
import { useLocation, useNavigationType } from "react-router-dom"

/**
 * Returns whether to render the whole page. After a link click the content below the first screen follows in a second, deferred render, so
 * that the first screen paints sooner (NAV-157). The first page, a page that Back returns to and a URL with an anchor render immediately.
 */
export const useProgressiveRender = (): boolean => {
  const type = useNavigationType()
  const { hash } = useLocation()
  const [isWholeAtOnce] = useState(() => type === "POP" || hash !== "")
  const isWhole = useDeferredValue(true, isWholeAtOnce)
  useLayoutEffect(() => {
    // The visitor followed an anchor before its section was rendered.
    if (isWhole && !isWholeAtOnce) document.getElementById(decodeHash(location.hash))?.scrollIntoView()
  }, [isWhole, isWholeAtOnce])
  return isWhole
}

const decodeHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ""
  }
}
