# Schermen van elk formaat, en pagina's die nog onderweg zijn.

web-part-missing = Dit deel van de tafel kon niet worden opgehaald. Het spel gaat door: laad de pagina opnieuw, dan zit je weer op je stoel.
