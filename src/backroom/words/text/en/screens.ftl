# Screens of every size, and pages that are still on their way.

web-part-missing = This part of the table could not be fetched. The game goes on: load the page again, and you are back in your chair.
