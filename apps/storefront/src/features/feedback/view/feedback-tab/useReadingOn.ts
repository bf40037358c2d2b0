import { useEffect, useState } from "react"

/** Whether the page is being read on: nobody scrolls back, and its end is not in sight. */
export const useReadingOn = (): boolean => {
  const [isReadingOn, setReadingOn] = useState(true)
  useEffect(() => {
    let before = scrollY
    const follow = () => {
      // Browsers round the two differently.
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
