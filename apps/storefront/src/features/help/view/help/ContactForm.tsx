import type { ContactTexts } from "@camber/domain/content"
import { useState } from "react"
import { Button, SelectField, type SelectOption, TextArea, TextField, useCheckedForm } from "@camber/ui"

export interface ContactFormProps {
  /** Where the browser sends it, with fields name, email, topic and message: it works without scripts. */
  readonly action: string
  readonly topics: readonly SelectOption[]
  /** Characters of each field at most. */
  readonly limits: { readonly name: number; readonly email: number; readonly message: number }
  /** What is wrong with each field, in the order of the form. While anything is, nothing is sent. */
  readonly errorsOf: (texts: ContactTexts) => Partial<ContactTexts>
}

const names: readonly (keyof ContactTexts)[] = ["name", "email", "message"]

/** A message to the shop. Its fields say what is wrong with them; without scripts the browser checks that nothing is missing. */
export const ContactForm = ({ action, topics, limits, errorsOf }: ContactFormProps) => {
  const { check, errors, form } = useCheckedForm(names, errorsOf)
  const [message, setMessage] = useState("")
  return (
    <form {...form} className="contact" method="post" action={action} aria-label="Write to us" onSubmit={check}>
      <TextField label="Name" name="name" autoComplete="name" required maxLength={limits.name} error={errors.name} />
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.email}
        error={errors.email}
      />
      <SelectField label="What is it about?" name="topic" options={topics} />
      <TextArea
        label="Message"
        name="message"
        required
        rows={6}
        limit={limits.message}
        value={message}
        onText={setMessage}
        error={errors.message}
      />
      <Button type="submit" variant="primary">
        Send Message
      </Button>
    </form>
  )
}
