import { ChipStrip, EmptyState, LinkButton } from "@camber/ui"
import type { FrameData } from "../../foundation/page/Pages.ts"
import { useRouteLoaderData } from "react-router-dom"

/** Replaces the lines of an empty cart: explains the cart and links to parts. */
export const EmptyCart = () => (
  <>
    <EmptyState
      title="Your cart is empty"
      actions={
        <LinkButton href="/shop/all" variant="primary">
          Shop All Parts
        </LinkButton>
      }
    >
      Parts you add are saved here, along with the car you chose them for.
    </EmptyState>
    <ChipStrip label="Categories" chips={useRouteLoaderData<FrameData>("frame")?.categories ?? []} />
  </>
)
