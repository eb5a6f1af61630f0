/** What Word puts on the clipboard for a heading, a list in two levels, a numbered list, a table and a picture. */
export const WORD_CLIPBOARD =
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=NO-BOK style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoNormal><b><span style='font-size:14.0pt'>Pasienter<o:p></o:p></span></b></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Voksne over 18 år<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Med hjertesvikt<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Barn<o:p></o:p></p>
<p class=MsoNormal>Rekkefølge:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><!--[endif]-->Utredning<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><!--[endif]-->Behandling<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Utfall<o:p></o:p></p></td><td>Antall</td></tr></table>
<p class=MsoNormal><img width=100 src="file:///C:/Temp/clip_image001.png"><o:p></o:p></p>
<!--EndFragment--></body></html>`.replace("<![if !supportLists]>", "");

export const DANGEROUS_CLIPBOARD = `<p onclick="window.hacked=1" style="position:fixed" class="x" id="y">Trygg</p>
<img src="x" onerror="window.hacked=1"><script>window.hacked=1</script><svg onload="window.hacked=1"></svg>
<a href="javascript:window.hacked=1">lenke</a> <a href="https://fhi.no" target="_blank" title="t" class="c">god</a>
<h2>Overskrift</h2><blockquote>sitat</blockquote><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`;

/** Word markup with an event handler inside a list item. */
export const DANGEROUS_WORD_CLIPBOARD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p style='mso-list:l0 level1 lfo1'>Punkt<img src=x onerror="window.hacked=1"></p></body></html>`;
