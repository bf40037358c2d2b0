/** What is said where an order cannot be looked up. */
export const badNumber = "Order numbers have ten digits. Yours is in your confirmation email."
export const badEmail = "Enter the email address you used for the order."
export const notAnswered = "We didn't get a response. Try again in a moment."
