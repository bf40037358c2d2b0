import type { ManagedOrder } from "@camber/domain/order-management"
import type { ClashAmong } from "@camber/domain/mating"
import { useEffect, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import "../mating/mating.css"
import { meetLineProps } from "../mating/meetLineProps.ts"
import { MeetLine } from "../mating/view/meet-line/MeetLine.tsx"

/** Lists the parts of an order that are not canceled. A kit is listed by its chosen parts. */
const listParts = ({ lines }: Pick<ManagedOrder, "lines">) =>
  lines.flatMap(({ canceled, parts, quantity, skuVariantNumber, title }) => {
    if (canceled >= quantity) return []
    const chosen = parts.flatMap((part) => (part.skuVariantNumber === null ? [] : [{ sku: part.skuVariantNumber, title: part.text }]))
    return chosen.length > 0 ? chosen : [{ sku: skuVariantNumber as string, title }]
  })

/** Warns staff of parts of an order that do not meet each other. Renders nothing if all of them meet, or if nothing is known. */
export const PackClashes = ({ order }: { readonly order: Pick<ManagedOrder, "lines"> }) => {
  const runtime = useStore(AppRuntime)
  const parts = listParts(order)
  const skus = parts.map(({ sku }) => sku).join("\n")
  const [clashes, setClashes] = useState<ReadonlyArray<ClashAmong>>([])
  useEffect(() => {
    let isLeft = false
    const ask = async () => {
      const end = await runtime.run((use) => use.PartPairs.use((pairs) => pairs.clashesAmong(skus.split("\n"))))
      if (!isLeft && end._tag === "Done") setClashes(end.value)
    }
    if (skus.includes("\n")) void ask()
    return () => {
      isLeft = true
    }
  }, [runtime, skus])
  return (
    <div aria-live="polite">
      {clashes.length > 0 && (
        <div className="clashes">
          <p>
            <b>Ask the customer before you pack.</b>
          </p>
          {clashes.map((clash) => (
            <MeetLine
              key={`${clash.a} ${clash.b} ${clash.text}`}
              {...meetLineProps({ ...clash, links: [] })}
              text={`${parts[clash.a]?.title ?? ""} and ${parts[clash.b]?.title ?? ""}: ${clash.text}`}
            />
          ))}
        </div>
      )}
    </div>
  )
}
