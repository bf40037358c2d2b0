import type { ContactTexts } from "@camber/domain/content"
import { useState } from "react"
import { Button, SelectField, type SelectOption, TextArea, TextField, useCheckedForm } from "@camber/ui"

export interface ContactFormProps {
  /** The browser posts the fields name, email, topic and message here, so the form works without scripts. */
  readonly action: string
  readonly topics: readonly SelectOption[]
  /** Maximum length of each field in characters. */
  readonly limits: { readonly name: number; readonly email: number; readonly message: number }
  /** Validates the fields, in form order. The form is sent only if there is no error. */
  readonly errorsOf: (texts: ContactTexts) => Partial<ContactTexts>
}

const names: readonly (keyof ContactTexts)[] = ["name", "email", "message"]

/** A contact form that shows an error at each field. Without scripts the browser only checks that required fields are filled. */
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
