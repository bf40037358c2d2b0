import { slowAfter } from "@camber/domain/recovery"
import { ListSkeleton, type ListSkeletonProps, Notice } from "@camber/ui"
import { useEffect, useState } from "react"
import { isNetworkSlow } from "./isNetworkSlow.ts"

/** Rows still to come; what keeps the shopper waiting for long says so (CONST-104). */
export const Waiting = (props: ListSkeletonProps) => {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter(isNetworkSlow()))
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {isSlow && <Notice tone="info">This is taking longer than usual.</Notice>}
      <ListSkeleton {...props} />
    </>
  )
}
