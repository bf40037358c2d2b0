import { useState } from "react"
import { Button } from "../button/Button.tsx"
import type { SelectOption } from "../select-field/SelectBox.tsx"
import { SelectField } from "../select-field/SelectField.tsx"
import { TextArea } from "../text-area/TextArea.tsx"
import { TextField } from "../text-field/TextField.tsx"

export interface ContactFormProps {
  /** Where the browser sends it, with fields name, email, topic and message: it works without scripts. */
  readonly action: string
  readonly topics: readonly SelectOption[]
  /** Characters of each field at most. */
  readonly limits: { readonly name: number; readonly email: number; readonly message: number }
}

/** A message to the shop. The browser itself checks that nothing is missing. */
export const ContactForm = ({ action, topics, limits }: ContactFormProps) => {
  const [message, setMessage] = useState("")
  return (
    <form className="contact" method="post" action={action} aria-label="Write to us">
      <TextField label="Name" name="name" autoComplete="name" required maxLength={limits.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" required maxLength={limits.email} />
      <SelectField label="What is it about?" name="topic" options={topics} />
      <TextArea label="Message" name="message" required rows={6} limit={limits.message} value={message} onText={setMessage} />
      <Button type="submit" variant="primary">
        Send Message
      </Button>
    </form>
  )
}
