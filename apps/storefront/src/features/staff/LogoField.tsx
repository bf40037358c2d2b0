import { MAX_LOGO_BYTES } from "@camber/domain/staff"
import { Button } from "@camber/ui"
import { useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { FilePicker } from "./view/staff-pictures/FilePicker.tsx"

interface LogoFieldProps {
  /** Key of the logo; null for none. */
  readonly logo: string | null
  readonly onChange: (logo: string | null) => void
}

/** Uploads the shop's logo, which pages show after the settings are saved. */
export const LogoField = ({ logo, onChange }: LogoFieldProps) => {
  const runtime = useStore(AppRuntime)
  const [progress, setProgress] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > MAX_LOGO_BYTES) return setProgress(`${file.name} is larger than 1 MB. Choose a smaller file.`)
    setBusy(true)
    setProgress(`Uploading ${file.name}`)
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.uploadLogo(file)))
    const answer = end._tag === "Done" ? end.value : null
    setBusy(false)
    setProgress(
      answer === null ? `${file.name} was not uploaded. Try again.` : (answer.problem ?? "The preview shows the logo. Save to use it.")
    )
    if (answer !== null && answer.logo !== null) onChange(answer.logo)
  }
  return (
    <div>
      <FilePicker
        label="Logo"
        hint="PNG or WebP with a transparent background looks best, on the dark header too. At most 1 MB."
        progress={progress}
        isBusy={isBusy}
        isSingle
        onFiles={([file]) => void upload(file)}
      />
      {logo !== null && (
        <Button size="small" onClick={() => onChange(null)}>
          Remove Logo
        </Button>
      )}
    </div>
  )
}
