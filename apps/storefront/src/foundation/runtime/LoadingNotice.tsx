import { getSlowWarningDelayMs } from "@camber/domain/recovery"
import { ListSkeleton, type ListSkeletonProps, InlineAlert } from "@camber/ui"
import { useEffect, useState } from "react"
import { isNetworkSlow } from "./useFetch.ts"

/** Placeholder rows during loading. After a long wait a notice appears below them, so that the rows do not move (CONST-104). */
export const LoadingNotice = (props: ListSkeletonProps) => {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), getSlowWarningDelayMs(isNetworkSlow()))
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <ListSkeleton {...props} />
      {isSlow && <InlineAlert tone="info">This is taking longer than usual.</InlineAlert>}
    </>
  )
}
