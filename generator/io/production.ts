/**
 * React reads this once, when it is first imported: without it, it renders at a third of its speed to warn developers.
 * Whoever imports the templates imports this before them.
 */
process.env.NODE_ENV ??= 'production'
