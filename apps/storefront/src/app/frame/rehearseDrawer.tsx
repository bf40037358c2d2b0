import { Drawer } from "@camber/ui/overlays"
import { startTransition, useEffect } from "react"
import { createRoot } from "react-dom/client"

const ignore = () => undefined

/**
 * Draws a closed drawer once, in slices and where nobody meets it: half of what the first press on a drawer's control takes is code that has
 * never run.
 */
export const rehearseDrawer = (): Promise<void> =>
  new Promise((resolve) => {
    const nowhere = document.createElement("div")
    const root = createRoot(nowhere)
    const Rehearsal = () => {
      useEffect(() => {
        const end = setTimeout(() => {
          root.unmount()
          resolve()
        })
        return () => clearTimeout(end)
      }, [])
      return (
        <Drawer open={false} closedIn={nowhere} title="" onClose={ignore} onBack={ignore} footer="">
          {null}
        </Drawer>
      )
    }
    startTransition(() => root.render(<Rehearsal />))
  })
