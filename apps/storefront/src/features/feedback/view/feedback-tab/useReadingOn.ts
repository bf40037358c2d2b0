import { useEffect, useState } from "react"

/** Returns whether the visitor scrolls down while the page's end is out of sight. */
export const useReadingOn = (): boolean => {
  const [isReadingOn, setReadingOn] = useState(true)
  useEffect(() => {
    let before = scrollY
    const follow = () => {
      // Browsers round scroll position and page height differently.
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      setReadingOn(!isAtEnd && scrollY >= before)
      before = scrollY
    }
    follow()
    addEventListener("scroll", follow, { passive: true })
    return () => removeEventListener("scroll", follow)
  }, [])
  return isReadingOn
}
