/** Questions with their answers, which open one at a time, without any script. */
export function Questions({ faq }: { faq: readonly (readonly [question: string, answer: string])[] }) {
  return (
    <div className="questions">
      {faq.map(([question, answer]) => (
        <details key={question} name="questions">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
