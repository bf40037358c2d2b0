import { useState } from "react"
import { Button, IconButton } from "@camber/ui"
import { Dialog } from "@camber/ui/overlays"

/** Renders an info button for staff that opens the request of the block (REC-38, REC-39). */
export const RequestInfo = ({ request }: { readonly request: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton icon="info" label="Recommendation request" onClick={() => setIsOpen(true)} />
      <Dialog open={isOpen} onClose={close} title="Recommendation Request" actions={<Button onClick={close}>Close</Button>}>
        <pre className="rec__request">{request}</pre>
      </Dialog>
    </>
  )
}
